import type { CaseDraft } from './use-case-draft.js';

/** A form that does not begin empty says why and can be emptied; one that was emptied can be filled again. */
export function BroughtBack({ draft: { state, dispatch, empty } }: { draft: CaseDraft }) {
  return (
    <p className="notice" role="status">
      {state.emptied ? 'The form was emptied.' : 'You typed this here before and did not use it yet.'}{' '}
      <button
        type="button"
        className="link-button"
        onClick={() => (state.emptied ? dispatch({ type: 'put-back' }) : empty())}
      >
        {state.emptied ? 'Undo' : 'Start empty'}
      </button>
    </p>
  );
}
