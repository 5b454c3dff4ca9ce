import { TextArea, TextField } from '../../../ui/fields.js';
import { useTakeDesk } from './take-context.js';

/** The title that was made of scenario, case and time, to be changed by whoever wants another. */
export function TitleField() {
  const { bench } = useTakeDesk();
  const { title, untitled, problem } = bench;
  return (
    <div className="take-title">
      <div className="field">
        <label className="field-label" htmlFor="session-title">
          Session title
        </label>
        <TextField
          id="session-title"
          value={title}
          maxLength={200}
          aria-required="true"
          aria-invalid={untitled}
          aria-describedby={untitled ? 'session-title-problem' : undefined}
          status={untitled ? 'error' : undefined}
          onChange={(event) => bench.setTitle(event.target.value)}
        />
        {untitled && (
          <p id="session-title-problem" className="inline-error">
            Title required
          </p>
        )}
      </div>
      <details className="sm">
        <summary>Add a description</summary>
        <TextArea
          aria-label="Description (optional)"
          className="growing"
          rows={2}
          maxLength={2000}
          value={bench.description}
          onChange={(event) => bench.setDescription(event.target.value)}
        />
      </details>
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
