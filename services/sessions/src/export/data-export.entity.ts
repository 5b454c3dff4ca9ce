import { ExportState } from '@lectern/contracts/data-export';
import { knownColumn } from '@lectern/platform/database/known-column';
import { FileColumn } from '@lectern/platform/files/file-column';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A copy of all that is kept of a user; one that was canceled or has expired has no row. */
@Entity('data_export')
export class DataExportEntity {
  /** Also the id of its run. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text', { transformer: knownColumn(ExportState, 'running') })
  state!: ExportState;

  /** Null until it is ready. */
  @FileColumn({ name: 'file_key', nullable: true })
  fileKey!: string | null;

  @Column('bigint', {
    nullable: true,
    transformer: {
      from: (size: string | null) => (size === null ? null : Number(size)),
      to: (size: number | null) => size,
    },
  })
  size!: number | null;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt!: Date;

  /** Null until it is ready. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt!: Date | null;
}
