import { Alert } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '../../lib/paths.js';
import { Brand } from '../../ui/brand.js';
import { useDocumentTitle } from '../../ui/document-title.js';
import { useFocusAfterNavigation } from '../../ui/page-head.js';
import './auth.css';

interface AuthLayoutProps {
  title: string;
  documentTitle: string;
  children: ReactNode;
  /** Links under the panel. */
  below?: ReactNode;
}

/** One panel under the wordmark: sign-in, sign-up, verify, resend. */
export function AuthLayout({ title, documentTitle, children, below }: AuthLayoutProps) {
  useDocumentTitle(documentTitle);
  const heading = useFocusAfterNavigation();
  return (
    <div className="auth">
      <header>
        <Brand to={paths.landing()} size={30} />
      </header>
      <main className="panel auth-panel">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
      {below && <nav aria-label="Other pages">{below}</nav>}
    </div>
  );
}

/** A refusal above the fields; takes the focus when it appears or changes. */
export function Refusal({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [text]);
  return (
    <div ref={box} tabIndex={-1} className="auth-refusal">
      <Alert
        type="error"
        showIcon
        title={title}
        description={
          <>
            {text}
            {action && <div className="auth-refusal-action">{action}</div>}
          </>
        }
      />
    </div>
  );
}
