import { MenuOutlined } from '@ant-design/icons';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.js';

const MobileDrawer = lazyPart(() => import('./mobile-drawer.js'), 'MobileDrawer');

/** The menu button of narrow screens; its drawer is loaded with the first use. */
export function MobileMenu() {
  const [open, setOpen] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button mobile-only"
        aria-label="Open menu"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      >
        <MenuOutlined />
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <MobileDrawer
            open={open}
            onClose={() => setOpen(false)}
            afterClose={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
