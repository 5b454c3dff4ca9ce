import type { Achievement } from '@lectern/contracts/achievements';
import { ACHIEVEMENT_WORDS, missingInWords } from '@lectern/contracts/english/achievements';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { Panel } from '../../ui/panel.js';
import { Emblem } from './emblem.js';
import { ProgressBar } from './progress-bar.js';

/** The open achievement that is nearest, and what it still takes. */
export function NextMilestone({ achievement }: { achievement: Achievement }) {
  const { id, title, difficulty, rarity, points, progress, missing } = achievement;
  return (
    <Panel look="accented" labelledBy="next-milestone">
      <div className="next-milestone">
        <Emblem achievementId={id} tier={difficulty} rarity={rarity} earned={false} size={88} />
        <div className="grow">
          <h2 className="label primary" id="next-milestone">
            Next Milestone
          </h2>
          <p className="next-milestone-title">{title}</p>
          <p className="t2">
            {ACHIEVEMENT_WORDS[id].requirement}, for {points.toLocaleString('en-US')} points.
          </p>
          <ProgressBar percent={progress} label={`${title}: progress`} />
          <p className="sm t2 achievement-missing">
            <span className="num">{progress}%</span>
            {missing && `. ${missingInWords(missing)}.`}
          </p>
        </div>
        <Link className="btn primary" to={paths.practice()}>
          Practice now
        </Link>
      </div>
    </Panel>
  );
}
