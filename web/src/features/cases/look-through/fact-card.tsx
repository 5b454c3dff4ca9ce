import type { ModelCorrections, ModelFact } from '@lectern/contracts/case-model';
import type { ReactNode, Ref } from 'react';
import { isAnswered } from '../../../lib/looked-through.js';
import { PageLink, SourceQuote } from '../understood/source-quote.js';
import { dayOf, placeOf } from '../understood/understood-words.js';
import { readAs, saidAs, type Card } from './fact-deck.js';

type Item = ModelCorrections['items'][string];

/** As an advocate says it, or in the attorney's own words. */
export const wordsOf = ({ said, text }: ModelFact, item: Item | undefined): string =>
  item?.value ?? (said.join(' ') || text);

/** "Read as: for us", until the attorney says something of it. */
export const standOf = (fact: ModelFact, item: Item | undefined): string =>
  item !== undefined && isAnswered(item) ? `You said: ${saidAs(item)}` : `Read as: ${readAs(fact)}`;

interface FactCardProps {
  card: Card;
  item: Item | undefined;
  /** "12 of 34, about 3 minutes left" */
  where: string;
  /** How much of the way is done, from 0 to 1. */
  done: number;
  ref: Ref<HTMLElement>;
  children: ReactNode;
}

/** One fact, large: its day, its words, where they were read, and whom they were read to help. */
export function FactCard({ card: { fact, offered }, item, where, done, ref, children }: FactCardProps) {
  return (
    <section ref={ref} className="panel look-card" aria-label="Fact">
      <div className="look-bar" aria-hidden="true">
        <span style={{ width: `${Math.round(done * 100)}%` }} />
      </div>
      <div className="row between sm t2 look-where">
        <p className="num">{where}</p>
        <p>{offered ? 'More facts found: drafts do not tell this one' : 'What happened: drafts tell it'}</p>
      </div>
      <div className="look-fact">
        {fact.date && <p className="t2 num">{dayOf(fact.date)}</p>}
        <p className="look-words">{wordsOf(fact, item)}</p>
        <Source fact={fact} />
      </div>
      <p className="look-stand">{standOf(fact, item)}</p>
      {children}
    </section>
  );
}

/** The places of a fact that stand in a line; the rest is counted. */
const PLACES = 3;

function Source({ fact: { confidence, sources, reworded, text, said } }: { fact: ModelFact }) {
  const [first] = sources;
  if (confidence === 'yours') return <p className="sm t3">Your words</p>;
  if (!first) return null;
  if (reworded && text !== said.join(' '))
    return (
      <div className="sm t2">
        <p>Reworded for speaking. Your file says:</p>
        <SourceQuote source={first} />
      </div>
    );
  const places = [...new Map(sources.map((source) => [placeOf(source), source]))];
  return (
    <p className="sm t2">
      {places.slice(0, PLACES).map(([place, source], index) => (
        <span key={place}>
          {index > 0 && ' · '}
          <PageLink source={source}>{place}</PageLink>
        </span>
      ))}
      {places.length > PLACES && ` and ${places.length - PLACES} more`}
      {confidence === 'check' && ' · several readings fit: check'}
    </p>
  );
}
