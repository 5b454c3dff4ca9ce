import type { CaseModel, ModelCorrections } from '@lectern/contracts/case-model';
import type { CaseDetail } from '@lectern/contracts/cases';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.js';
import { EmptyState } from '../../../ui/states.js';
import { useCorrections } from '../understood/use-corrections.js';
import { WithPages } from '../understood/with-pages.js';
import { deckAfter, deckOf, type Card } from './fact-deck.js';
import { Facts } from './facts.js';
import { SideQuestion } from './side-question.js';
import { useAnswers } from './use-answers.js';

interface LookThroughProps {
  detail: CaseDetail;
  model: CaseModel;
  corrections: ModelCorrections;
}

/** The side, where it is not known, then one fact after the other, then what only the advocate can say. */
export function LookThrough({ detail, model, corrections: kept }: LookThroughProps) {
  const corrections = useCorrections(detail.id, kept);
  const answers = useAnswers(detail.id, corrections);
  const [sideIsOpen, setSideIsOpen] = useState(false);
  const deck = useRef<Card[]>([]);
  deck.current = deckAfter(deck.current, deckOf(model, answers.items), kept.items);
  if (deck.current.length === 0)
    return (
      <EmptyState
        title="No facts yet"
        text={
          model.papers.length === 0
            ? 'Add documents to the case, or type its key facts where you practice. What happened is then shown here, one fact at a time.'
            : 'The documents of this case tell too little of what happened. Add the complaint, a statement or a deposition, or type the key facts where you practice.'
        }
        action={
          <Link className="btn primary" to={paths.case(detail.id)}>
            Go to the case
          </Link>
        }
      />
    );
  if (model.side === 'unknown' && !sideIsOpen)
    return <SideQuestion corrections={corrections} onUnknown={() => setSideIsOpen(true)} />;
  return (
    <WithPages>
      <Facts
        detail={detail}
        model={model}
        corrections={corrections}
        slots={kept.slots}
        answers={answers}
        deck={deck.current}
      />
    </WithPages>
  );
}
