import type { CaseModel } from '@lectern/contracts/case-model';
import type { CaseDetail } from '@lectern/contracts/cases';
import { useEffect, useRef, useState } from 'react';
import { isAnswered, leftOutOf, timeFor } from '../../../lib/looked-through.js';
import { counted } from '../case-words.js';
import { dayOf } from '../understood/understood-words.js';
import type { Corrections } from '../understood/use-corrections.js';
import { FactActs } from './fact-acts.js';
import { FactCard, standOf, wordsOf } from './fact-card.js';
import { asItWasRead, CHOICES, saying, TELL, type Card, type Choice } from './fact-deck.js';
import { LookEnd } from './look-end.js';
import type { Answers } from './use-answers.js';
import { useDeckKeys } from './use-deck-keys.js';

/** Past the last fact. */
const END = Symbol('end');

interface FactsProps {
  detail: CaseDetail;
  model: CaseModel;
  corrections: Corrections;
  /** What only the advocate can say, as far as it is kept. */
  slots: CaseModel['slots'];
  answers: Answers;
  deck: readonly Card[];
}

/** One fact after the other; whoever comes back goes on at the first of which nothing was said. */
export function Facts({ detail, model, corrections, slots, answers, deck }: FactsProps) {
  const { items } = answers;
  const firstOpen = () => deck.find(({ fact }) => !isAnswered(items[fact.id]))?.fact.id ?? END;
  const [at, setAt] = useState<string | typeof END>(firstOpen);
  /** What was said last, for who does not see it. */
  const [heard, setHeard] = useState('');
  const [moves, setMoves] = useState(0);
  const card = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLHeadingElement>(null);

  const index = at === END ? deck.length : deck.findIndex(({ fact }) => fact.id === at);
  const shown = deck[index];
  const item = shown && items[shown.fact.id];
  const goTo = (place: string | typeof END, what = '') => {
    setMoves(moves + 1);
    setHeard(what);
    setAt(place);
  };
  /** The next fact, and after the last one whatever was left open before it. */
  const goOn = (justSaid?: string) => {
    const open = deck.find(({ fact }) => fact.id !== at && !isAnswered(items[fact.id]));
    goTo(deck[index + 1]?.fact.id ?? open?.fact.id ?? END, justSaid);
  };
  const choose = (choice: Choice) => {
    if (!shown) return;
    answers.answer(shown.fact.id, saying(choice, item));
    const { label } = [...CHOICES, TELL].find((one) => one.choice === choice) ?? TELL;
    goOn(`${label}. `);
  };
  const accept = () => {
    if (!shown) return;
    if (!isAnswered(item)) answers.answer(shown.fact.id, asItWasRead(shown.fact, item));
    goOn();
  };
  const goBack = () => {
    const before = deck[index - 1];
    if (before) goTo(before.fact.id);
  };
  const takeBack = () => {
    const id = answers.takeBack();
    if (id !== undefined) goTo(id, 'Taken back. ');
  };
  useDeckKeys({
    choose: (key) => {
      const found = [...CHOICES, ...(shown?.offered ? [TELL] : [])].find((one) => one.key === key);
      if (found && shown) choose(found.choice);
      return found !== undefined && shown !== undefined;
    },
    goOn: accept,
    goBack,
    takeBack,
  });
  useEffect(() => {
    // Whoever came just now is at the head of the page.
    if (moves === 0) return;
    if (at === END) end.current?.focus();
    else next.current?.focus({ preventScroll: true });
    const top = (at === END ? end : card).current?.getBoundingClientRect().top ?? 0;
    if (top < 0) window.scrollBy({ top: top - 84 });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each move
  }, [moves]);

  const gone = leftOutOf(model, items).filter((id) => !deck.some(({ fact }) => fact.id === id)).length;
  const total = deck.length + gone;
  const left = deck.filter(({ fact }) => !isAnswered(items[fact.id])).length;
  const where = `${gone + index + 1} of ${total}${left > 0 ? `, ${timeFor(left)} left` : ''}`;
  return (
    <div className="look">
      <Announced
        text={
          shown
            ? `${heard}${where}. ${shown.fact.date ? `${dayOf(shown.fact.date)}. ` : ''}${wordsOf(shown.fact, item)} ${standOf(shown.fact, item)}.`
            : `${heard}Done.`
        }
        on={moves}
      />
      {answers.unkept > 0 && (
        <p className="inline-error look-problem" role="alert">
          {counted(answers.unkept, 'answer')} could not be kept so far; nothing is lost. {corrections.problem}{' '}
          <button type="button" className="link-button" onClick={answers.sendAgain}>
            Try again
          </button>
        </p>
      )}
      {shown ? (
        <FactCard ref={card} card={shown} item={item} where={where} done={(total - left) / total}>
          <FactActs
            card={shown}
            item={item}
            next={next}
            onChoose={choose}
            onGoOn={accept}
            onBack={index > 0 ? goBack : undefined}
            onTakeBack={answers.canTakeBack ? takeBack : undefined}
          />
        </FactCard>
      ) : (
        <LookEnd
          ref={end}
          detail={detail}
          model={model}
          corrections={corrections}
          slots={slots}
          facts={total}
          isSaid={answers.unkept > 0}
          onAgain={() => goTo(deck[0]?.fact.id ?? END)}
          onTakeBack={answers.canTakeBack ? takeBack : undefined}
        />
      )}
    </div>
  );
}

/** Says a text after each move; an answer of the server that changes it is not news. */
function Announced({ text, on }: { text: string; on: number }) {
  const [said, setSaid] = useState('');
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each move
  useEffect(() => setSaid(text), [on]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
