import type { Source } from '@lectern/contracts/content';
import { Drawer } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { originalsOf } from '../generator/source-label.js';
import { FIELD_LABELS } from '../generator/words.js';
import { PageView } from '../../../documents/page-view.js';
import './source.css';

const NARROW = '(max-width: 1023px)';

type Place = Extract<Source, { kind: 'pdf' | 'case-field' | 'slot' }>;

interface SourcePaneProps {
  /** The sentence that rests on them; another sentence begins at its first source. */
  sentence: string;
  sources: readonly Source[];
}

/** What a sentence rests on, as its page shows it: beside the script, on small screens as a sheet. */
export function SourcePane({ sentence, sources, onClose }: SourcePaneProps & { onClose: () => void }) {
  const narrow = useNarrow();
  const places = <Places key={sentence} sentence={sentence} sources={sources} />;
  if (narrow) {
    return (
      <Drawer open title="Source" placement="bottom" size="85%" onClose={onClose}>
        <div className="source-pane">{places}</div>
      </Drawer>
    );
  }
  return (
    <aside className="source-pane beside" aria-labelledby="source-pane">
      <div className="row between">
        <h2 id="source-pane">Source</h2>
        <button type="button" className="link-button sm" onClick={onClose}>
          Close
        </button>
      </div>
      {places}
    </aside>
  );
}

/** Where the rail lies below the script. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(NARROW);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(NARROW).matches,
  );
}

function Places({ sentence, sources }: SourcePaneProps) {
  const places = sources.filter(
    (source) => source.kind === 'pdf' || source.kind === 'case-field' || source.kind === 'slot',
  );
  const [chosen, setChosen] = useState(0);
  const place = places[chosen];
  if (!place) return null;
  return (
    <>
      <p className="visually-hidden" role="status">
        Source of: {sentence}
      </p>
      {places.length > 1 && (
        <div className="row source-places" role="group" aria-label="Sources of this sentence">
          {places.map((one, index) => (
            <button
              key={index}
              type="button"
              className="link-button sm"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              {nameOf(one)}
            </button>
          ))}
        </div>
      )}
      <Original sentence={sentence} sources={sources} place={place} />
      <Shown key={chosen} place={place} />
    </>
  );
}

/** A sentence that says it in other words, beside the words of the file. */
function Original({ sentence, sources, place }: SourcePaneProps & { place: Place }) {
  if (place.kind === 'slot' || !originalsOf(sentence, sources).includes(place.quote)) return null;
  return (
    <dl className="source-original sm">
      <dt>You say</dt>
      <dd>{sentence}</dd>
      <dt>The file says</dt>
      <dd>{place.quote}</dd>
    </dl>
  );
}

function nameOf(place: Place): string {
  if (place.kind === 'slot') return 'Yours to fill';
  if (place.kind === 'case-field') return `Case Details: ${FIELD_LABELS[place.field]}`;
  return [place.document, `p.\u00a0${place.page}`].filter(Boolean).join(', ');
}

function Shown({ place }: { place: Place }) {
  if (place.kind === 'slot')
    return (
      <div className="panel quote">
        <p>{place.prompt}</p>
        <ul className="bullets sm t2">
          {place.examples.map((example) => (
            <li key={example}>{example}</li>
          ))}
        </ul>
      </div>
    );
  if (place.kind === 'pdf' && place.documentId !== undefined)
    return <PageView documentId={place.documentId} page={place.page} quote={place.quote} />;
  return (
    <figure>
      <figcaption className="sm t3">{nameOf(place)}</figcaption>
      <blockquote className="panel quote">
        <mark>{place.quote}</mark>
      </blockquote>
    </figure>
  );
}
