import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a user has chosen; whoever has chosen nothing has no row and gets the defaults. */
@Entity('notification_preferences')
export class PreferencesEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('boolean', { name: 'email_notifications' })
  emailNotifications!: boolean;

  @Column('boolean', { name: 'push_notifications' })
  pushNotifications!: boolean;

  @Column('boolean', { name: 'practice_reminders' })
  practiceReminders!: boolean;

  @Column('boolean', { name: 'achievement_alerts' })
  achievementAlerts!: boolean;

  @Column('boolean', { name: 'community_updates' })
  communityUpdates!: boolean;

  @Column('boolean', { name: 'weekly_reports' })
  weeklyReports!: boolean;

  @Column('boolean', { name: 'murphy_tips' })
  murphyTips!: boolean;

  @Column('boolean', { name: 'goal_deadlines' })
  goalDeadlines!: boolean;

  @Column('text', { name: 'quiet_hours_start' })
  quietHoursStart!: string;

  @Column('text', { name: 'quiet_hours_end' })
  quietHoursEnd!: string;

  @Column('text', { name: 'time_zone' })
  timeZone!: string;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
