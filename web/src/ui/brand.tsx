import { Link } from 'react-router-dom';

/** The lectern: a slanted board on a stand. */
export function BrandMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <path d="M3 9.2 21.6 3.6 23 8.1 4.4 13.7Z" fill="currentColor" />
      <path d="M13 11.4V22" stroke="currentColor" strokeWidth="2.4" />
      <path d="M7.5 22.6h11" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

export function Brand({ to, size }: { to: string; size?: number }) {
  return (
    <Link to={to} className="brand">
      <BrandMark size={size} />
      Lectern
    </Link>
  );
}
