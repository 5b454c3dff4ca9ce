export type EvidenceKind = 'filler' | 'pause' | 'pace' | 'level';

interface EvidenceGlyphProps {
  kind: EvidenceKind;
  size?: number;
  /** For what is not there and should be: the outline alone. */
  missing?: boolean;
  /** Of a pace: two arrows for haste and for the kind itself, a bar that holds one arrow back for a slow passage. */
  slow?: boolean;
}

/** The shape of a kind of evidence; always beside its word. */
export function EvidenceGlyph({ kind, size = 16, missing = false, slow = false }: EvidenceGlyphProps) {
  return (
    <svg className={`glyph ${kind}`} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      {kind === 'filler' && <circle cx="8" cy="8" r="5" fill="currentColor" />}
      {kind === 'pause' && (
        <path
          strokeDasharray={missing ? '2 1.5' : undefined}
          stroke={missing ? 'currentColor' : undefined}
          d="M3 4a1 1 0 0 1 1-1h1.4a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1zm6.6 0a1 1 0 0 1 1-1H12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-1.4a1 1 0 0 1-1-1z"
          fill={missing ? 'none' : 'currentColor'}
        />
      )}
      {kind === 'pace' && (
        <path
          d={slow ? 'M3 3.5h2v9H3zM7.5 3.5 13 8l-5.5 4.5z' : 'M2.5 3.5 8 8l-5.5 4.5zM8 3.5 13.5 8 8 12.5z'}
          fill="currentColor"
        />
      )}
      {kind === 'level' && (
        <path
          d="M1.5 8h2.2l2-5 3.4 10 2.4-6.5.900 1.5h2.1"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
    </svg>
  );
}
