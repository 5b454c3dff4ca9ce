import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useDocumentTitle } from '../../ui/document-title.js';
import { useFocusAfterNavigation } from '../../ui/page-head.js';
import type { Question } from './questions/question.js';

interface QuestionViewProps {
  question: Question;
  place: number;
  of: number;
  answer: number | null;
  onChoose: (option: number) => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** One question. Its number keys work while the focus is in it, so that they disturb nobody who speaks to the browser. */
export function QuestionView({
  question,
  place,
  of,
  answer,
  onChoose,
  onPrevious,
  onNext,
}: QuestionViewProps) {
  useDocumentTitle(`Question ${place + 1} of ${of}`);
  const form = useRef<HTMLFormElement>(null);
  const heading = useFocusAfterNavigation();
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    heading.current?.focus();
  }, [place, heading]);

  const radios = () =>
    Array.from(form.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const option = ['1', '2', '3', '4'].indexOf(event.key);
    const fromHeading = event.target === heading.current;
    if (option >= 0) {
      onChoose(option);
      radios()[option]?.focus();
    } else if (fromHeading && ['ArrowDown', 'ArrowUp'].includes(event.key)) {
      radios()[answer ?? 0]?.focus();
    } else if (fromHeading && event.key === 'Enter') {
      onNext();
    } else return;
    event.preventDefault();
  };

  return (
    <form
      ref={form}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <h1 ref={heading} tabIndex={-1}>
        Question {place + 1} of {of}
      </h1>
      <div
        className="bar quiz-bar"
        role="progressbar"
        aria-label="Questions"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={place + 1}
        aria-valuetext={`Question ${place + 1} of ${of}`}
      >
        <span style={{ transform: `scaleX(${(place + 1) / of})` }} />
      </div>
      <fieldset className="quiz-options" key={question.id}>
        <legend>
          <span className="label">{question.category}</span>
          <span className="quiz-question">{question.question}</span>
        </legend>
        {question.options.map((option, index) => (
          <label key={option} className="quiz-option">
            <input
              type="radio"
              name={question.id}
              checked={answer === index}
              onChange={() => onChoose(index)}
            />
            <span className="quiz-number num" aria-hidden="true">
              {index + 1}
            </span>
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
      <div className="row between quiz-moves">
        <button type="button" className="btn large" disabled={place === 0} onClick={onPrevious}>
          Previous
        </button>
        <button type="submit" className="btn primary large" disabled={answer === null}>
          {place === of - 1 ? 'Finish' : 'Next'}
        </button>
      </div>
      <p className="sm t3 quiz-keys">
        <span className="wide-only">By keyboard: 1 to 4 choose, Enter goes on. </span>
        Answers are shown at the end. Questions follow the Federal Rules and the ABA Model Rules; your court’s
        own rules may differ.
      </p>
    </form>
  );
}
