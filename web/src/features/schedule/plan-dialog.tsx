import { Modal } from 'antd';
import type { ScheduledPractice } from '@lectern/contracts/schedule';
import { PlanForm } from './plan-form.js';

interface PlanDialogProps {
  open: boolean;
  /** The entry to change; null to plan a new one. */
  entry: ScheduledPractice | null;
  day: string;
  timeZone: string;
  onClose: () => void;
  onSaved: (entry: ScheduledPractice) => void;
}

export function PlanDialog({ open, entry, day, timeZone, onClose, onSaved }: PlanDialogProps) {
  return (
    <Modal
      open={open}
      title={entry === null ? 'Schedule New Practice Session' : 'Change Practice Session'}
      footer={null}
      width={620}
      onCancel={onClose}
      destroyOnHidden
      afterOpenChange={(opened) => opened && document.getElementById('plan-title')?.focus()}
    >
      <PlanForm entry={entry} day={day} timeZone={timeZone} onCancel={onClose} onSaved={onSaved} />
    </Modal>
  );
}
