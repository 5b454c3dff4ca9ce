import { Button } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** One sentence. */
  text: string;
  action?: ReactNode;
}

/** Nothing here yet: a title, one sentence, one button, no picture. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="panel state">
      <h2 className="state-title">{title}</h2>
      <p className="t2">{text}</p>
      {action && <div className="action">{action}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** One sentence, from `errorMessage`. */
  message: string;
  onRetry?: () => void;
  traceId?: string;
}

/** Stands in place of what could not be loaded. */
export function ErrorState({ message, onRetry, traceId }: ErrorStateProps) {
  return (
    <div className="panel state" role="alert">
      <p>{message}</p>
      {onRetry && (
        <div className="action">
          <Button onClick={onRetry}>Try again</Button>
        </div>
      )}
      {traceId && <p className="sm t3 state-trace">Reference {traceId}</p>}
    </div>
  );
}

interface LoadingProps {
  /** The loading text of the specification, such as "Loading session details..."; otherwise only the shape is shown. */
  text?: string;
  /** The page's real shape, drawn with `.bone` blocks. */
  children?: ReactNode;
}

/** Shown after 200 ms, so that a quick answer never flashes. */
export function Loading({ text, children }: LoadingProps) {
  const late = useLate(200);
  if (!late) return null;
  return (
    <div>
      <p className={text ? 'loading-line' : 'visually-hidden'} role="status">
        <span className="spinner" aria-hidden="true" />
        {text ?? 'Loading...'}
      </p>
      {children && <div aria-hidden="true">{children}</div>}
    </div>
  );
}

/** True once the given time has passed since mounting, in milliseconds. */
export function useLate(milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return late;
}
