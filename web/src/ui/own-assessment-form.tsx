import { LOOK_ANSWERS, LOOK_QUESTIONS } from '@lectern/contracts/english/own-assessment';
import { LOOK_ITEMS, type OwnAssessment } from '@lectern/contracts/own-assessment';
import { useId, useState } from 'react';
import './own-assessment.css';

type Items = OwnAssessment['items'];

interface OwnAssessmentFormProps {
  /** What was saved before, to begin with. */
  saved: OwnAssessment | null;
  busy: boolean;
  /** Why the last try did not work, in a sentence. */
  problem: string;
  onSave: (items: Items) => void;
}

const isWhole = (given: Partial<Items>): given is Items =>
  LOOK_ITEMS.every((item) => given[item] !== undefined);

/** Check Your Look by the attorney's own account: a microphone cannot see it. */
export function OwnAssessmentForm({ saved, busy, problem, onSave }: OwnAssessmentFormProps) {
  const id = useId();
  const [given, setGiven] = useState<Partial<Items>>(saved?.items ?? {});
  const missing = LOOK_ITEMS.filter((item) => given[item] === undefined).length;
  const isSaved = saved !== null && LOOK_ITEMS.every((item) => saved.items[item] === given[item]);
  return (
    <form
      className="own-assessment"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole(given)) onSave(given);
      }}
    >
      <h2 id={`${id}-title`}>Check Your Look: your own assessment</h2>
      <p className="sm t2">
        A microphone cannot see this, so only you can say. It is optional and never part of your overall
        score.
      </p>
      {LOOK_ITEMS.map((item) => (
        <fieldset key={item} className="own-assessment-item">
          <legend>
            <b>{LOOK_QUESTIONS[item].name}</b>
            <span className="line2">{LOOK_QUESTIONS[item].question}</span>
          </legend>
          <div className="segments">
            {LOOK_ANSWERS.map((answer, points) => (
              <label key={answer}>
                <input
                  type="radio"
                  name={`${id}-${item}`}
                  checked={given[item] === points}
                  onChange={() => setGiven({ ...given, [item]: points })}
                />
                {answer}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="row">
        <button type="submit" className="btn" disabled={busy || missing > 0 || isSaved}>
          Save assessment
        </button>
        <span className="sm t3" role="status">
          {missing > 0
            ? `${missing} of ${LOOK_ITEMS.length} still to answer`
            : isSaved
              ? `Saved: ${saved.value} out of 10`
              : ''}
        </span>
      </div>
      {problem && (
        <p className="inline-error" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
