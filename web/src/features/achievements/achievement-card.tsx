import type { Achievement } from '@lectern/contracts/achievements';
import { ACHIEVEMENT_WORDS, missingInWords } from '@lectern/contracts/english/achievements';
import { mediumDate } from '../../lib/format.js';
import { Emblem } from './emblem.js';
import { ProgressBar } from './progress-bar.js';

/** One of the nine: its medal, what earns it, and when it was earned or what is missing. */
export function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { id, title, difficulty, rarity, points, earned, earnedDate, progress, missing } = achievement;
  const { description, requirement } = ACHIEVEMENT_WORDS[id];
  return (
    <li className="panel achievement-card">
      <Emblem achievementId={id} tier={difficulty} rarity={rarity} earned={earned} size={104} />
      <div className="achievement-text">
        <h3>{title}</h3>
        <p className="sm t3">
          {difficulty}, {rarity.toLowerCase()} · <span className="num">{points.toLocaleString('en-US')}</span>{' '}
          points
        </p>
        <p className="t2 achievement-about">{earned ? description : requirement}</p>
        {earned ? (
          <p className="achievement-earned">
            <span aria-hidden="true">✓ </span>
            {earnedDate ? `Earned ${mediumDate(earnedDate)}` : 'Earned'}
          </p>
        ) : (
          <>
            <ProgressBar percent={progress} label={`${title}: progress`} />
            <p className="sm t2 achievement-missing">
              <span className="num">{progress}%</span>
              {missing && `. ${missingInWords(missing)}.`}
            </p>
          </>
        )}
      </div>
    </li>
  );
}
