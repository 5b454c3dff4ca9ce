import type { Output } from '@lectern/contracts/define';
import type { content } from '@lectern/contracts/content';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PdfPage } from './pdf-text.js';

/** A PDF that a user uploaded, page by page, with what was read from it. */
@Entity('document')
export class DocumentEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'session_id' })
  sessionId!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'file_key' })
  fileKey!: string;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('jsonb')
  pages!: PdfPage[];

  /** As the caller was answered. */
  @Column('jsonb')
  reading!: Output<typeof content.parsePdf>;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
