import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDocumentTitle } from './document-title.js';

interface PageHeadProps {
  title: string;
  /** One line of context under the title. */
  context?: ReactNode;
  back?: { to: string; label: string } | { onClick: () => void; label: string };
  actions?: ReactNode;
  /** Window title, when it should differ from the heading. */
  documentTitle?: string;
}

/** The head of every page: its one h1, which takes the focus after navigation. */
export function PageHead({ title, context, back, actions, documentTitle }: PageHeadProps) {
  useDocumentTitle(documentTitle ?? title);
  const heading = useFocusAfterNavigation();
  return (
    <div className="page-head">
      <div className="grow">
        {back && <Back {...back} />}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {context && <div className="t2">{context}</div>}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}

/** Key of the page that was loaded, not navigated to: there the browser's own start of the page is right. */
const FIRST_KEY = (history.state as { key?: string } | null)?.key ?? 'default';

/** A ref for a heading that takes the focus when the reader came here from another page of the app. */
export function useFocusAfterNavigation(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const latestKey = useRef(key);
  latestKey.current = key;
  // A filter in the address is no navigation: whoever types it stays in its field.
  useEffect(() => {
    if (latestKey.current !== FIRST_KEY) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}

function Back(props: NonNullable<PageHeadProps['back']>) {
  return 'to' in props ? (
    <Link className="back" to={props.to}>
      {props.label}
    </Link>
  ) : (
    <button type="button" className="link-button back" onClick={props.onClick}>
      {props.label}
    </button>
  );
}
