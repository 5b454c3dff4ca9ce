import type { Side } from '@lectern/contracts/cases';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A case of an attorney: what everything else hangs on. */
@Entity('law_case')
export class CaseEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text')
  name!: string;

  @Column('text', { name: 'client_name', nullable: true })
  clientName!: string | null;

  @Column('text', { name: 'opposing_party', nullable: true })
  opposingParty!: string | null;

  @Column('text', { nullable: true })
  side!: Side | null;

  @Column('text', { nullable: true })
  court!: string | null;

  @Column('text', { name: 'docket_number', nullable: true })
  docketNumber!: string | null;

  /** A day of the calendar, `YYYY-MM-DD`. */
  @Column('date', { name: 'hearing_date', nullable: true })
  hearingDate!: string | null;

  @Column('text', { name: 'hearing_time', nullable: true })
  hearingTime!: string | null;

  @Column('text', { name: 'hearing_kind', nullable: true })
  hearingKind!: string | null;

  @Column('text', { name: 'hearing_place', nullable: true })
  hearingPlace!: string | null;

  @Column('boolean')
  archived!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
