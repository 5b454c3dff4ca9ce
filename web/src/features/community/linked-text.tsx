import { piecesOf } from './linked-text.rules.js';

/** What a member wrote, as text; web addresses in it can be followed, without our recommendation. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p className="written">
      {piecesOf(text).map(({ text: piece, href }, index) =>
        href === undefined ? (
          piece
        ) : (
          <a key={index} href={href} target="_blank" rel="nofollow noopener ugc noreferrer">
            {piece}
          </a>
        ),
      )}
    </p>
  );
}
