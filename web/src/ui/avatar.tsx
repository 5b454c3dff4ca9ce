import { useState } from 'react';
import './avatar.css';

interface AvatarProps {
  name: string;
  url: string | null;
  large?: boolean;
}

/** Somebody's picture, else the first letters of the name. It stands beside the name, so it says nothing of its own. */
export function Avatar({ name, url, large = false }: AvatarProps) {
  // A link ends after minutes; the letters stand in when it did before the picture came.
  const [broken, setBroken] = useState<string>();
  return (
    <span className={large ? 'avatar large' : 'avatar'} aria-hidden="true">
      {url !== null && url !== broken ? (
        <img src={url} alt="" onError={() => setBroken(url)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}
