import { Button, Switch } from 'antd';
import { useId, useState } from 'react';
import { clock } from '../../../lib/format.js';
import { TextField } from '../../../ui/fields.js';
import { PLAN_LIMITS, timedSections, type ArgumentPlan, type PlannedSection } from './argument-plan.js';
import './argument-clock.css';

interface PlanFormProps {
  plan: ArgumentPlan;
  onChange: (plan: ArgumentPlan) => void;
}

/** The argument clock: on or off, its time, its warning and the share of each section. */
export function PlanForm({ plan, onChange }: PlanFormProps) {
  const title = useId();
  return (
    <div>
      <label className="switch-row">
        <Switch
          checked={plan.on}
          aria-label="Argument clock with lights"
          onChange={(on) => onChange({ ...plan, on })}
        />
        <span>Argument clock with lights</span>
      </label>
      {plan.on && (
        <div className="plan-form" role="group" aria-labelledby={title}>
          <p id={title} className="sm t3">
            Yellow light at the warning, red when the time is up.
          </p>
          <div className="plan-times">
            <Minutes
              label="Time, minutes"
              value={plan.totalMinutes}
              from={PLAN_LIMITS.leastMinutes}
              to={PLAN_LIMITS.mostMinutes}
              onChange={(totalMinutes) =>
                onChange({
                  ...plan,
                  totalMinutes,
                  // A warning that is on from the first second warns of nothing.
                  warningMinutes: Math.min(plan.warningMinutes, totalMinutes / 2),
                })
              }
            />
            <Minutes
              label="Yellow light, minutes left"
              value={plan.warningMinutes}
              from={0}
              to={plan.totalMinutes}
              onChange={(warningMinutes) => onChange({ ...plan, warningMinutes })}
            />
          </div>
          <Sections plan={plan} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

function Sections({ plan, onChange }: PlanFormProps) {
  const timed = timedSections(plan);
  const put = (sections: PlannedSection[]) => onChange({ ...plan, sections });
  const change = (index: number, changed: Partial<PlannedSection>) =>
    put(plan.sections.map((section, at) => (at === index ? { ...section, ...changed } : section)));
  return (
    <div>
      <span className="field-label">Sections, with their share in percent</span>
      <ul className="plan-sections">
        {timed.map((section, index) => (
          <li key={index}>
            <TextField
              aria-label={`Name of section ${index + 1}`}
              value={section.name}
              maxLength={PLAN_LIMITS.nameLength}
              onChange={(event) => change(index, { name: event.target.value })}
            />
            <TextField
              type="number"
              inputMode="numeric"
              min={0}
              max={100}
              aria-label={`Share of section ${index + 1} in percent, ${clock(section.to - section.from)}`}
              value={section.share}
              onChange={(event) => {
                const share = Number(event.target.value);
                if (share >= 0 && share <= 100) change(index, { share });
              }}
            />
            <Button
              type="text"
              aria-label={`Remove section ${index + 1}`}
              disabled={plan.sections.length === 1}
              onClick={() => put(plan.sections.filter((_, at) => at !== index))}
            >
              ✕
            </Button>
          </li>
        ))}
      </ul>
      {plan.sections.length < PLAN_LIMITS.mostSections && (
        <Button type="text" onClick={() => put([...plan.sections, { name: 'New section', share: 10 }])}>
          Add a section
        </Button>
      )}
    </div>
  );
}

interface MinutesProps {
  label: string;
  value: number;
  from: number;
  to: number;
  onChange: (minutes: number) => void;
}

/** Typed freely; taken over, within its bounds, when the field is left. */
function Minutes({ label, value, from, to, onChange }: MinutesProps) {
  const [text, setText] = useState(String(value));
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    setText(String(value));
  }
  const commit = () => {
    const minutes = Number(text);
    const taken =
      text.trim() !== '' && Number.isFinite(minutes) ? Math.min(to, Math.max(from, minutes)) : value;
    setText(String(taken));
    if (taken !== value) onChange(taken);
  };
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <TextField
        type="number"
        inputMode="decimal"
        min={from}
        max={to}
        step={0.5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </label>
  );
}
