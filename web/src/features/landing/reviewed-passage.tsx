import { EvidenceGlyph } from '../../ui/evidence-glyph.js';

/** What a reviewed passage looks like, drawn as the session page draws it. The passage is an example, and says so. */
export function ReviewedPassage() {
  return (
    <figure className="panel passage">
      <figcaption className="row between">
        <span className="label">Example: an opening, 2:32 to 2:56</span>
        <span className="num sm t3">148 wpm before</span>
      </figcaption>
      <p className="passage-text">
        At the end of this case I will ask you for one thing.{' '}
        <span className="passage-pause">
          <EvidenceGlyph kind="pause" size={11} />
          0.4 s
        </span>{' '}
        <span className="passage-pace">
          We will ask you to award two million, four hundred and sixty thousand dollars,
        </span>{' '}
        because that is, <span className="passage-filler">um,</span> what the law calls the full measure of
        the loss.
      </p>
      <div className="passage-fix">
        <p className="label primary">Fix this next</p>
        <p className="passage-headline">You rush the sentence that names the amount</p>
        <p className="t2">
          196 words a minute for 11 seconds. Stop before the figure, say it, count two, go on.
        </p>
      </div>
    </figure>
  );
}
