import { storableJson } from '@lectern/platform/database/storable';
import { FileColumn } from '@lectern/platform/files/file-column';
import {
  type CaseDocument,
  DocumentKind,
  DocumentRefusal,
  DocumentStatus,
} from '@lectern/contracts/documents';
import { knownColumn } from '@lectern/platform/database/known-column';
import type { PdfReading } from '@lectern/contracts/pdf-reading';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PdfPage } from '../pdf-text.js';

/** What was read from a document; with the session that it opened, if it opened one. */
export type DocumentReading = Omit<PdfReading, 'sessionId' | 'sessionTitle'> &
  Partial<Pick<PdfReading, 'sessionId' | 'sessionTitle'>>;

/** A document that a user uploaded, page by page, with what was read from it. */
@Entity('document')
export class DocumentEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Null for a document without a case. */
  @Column('uuid', { name: 'case_id', nullable: true })
  caseId!: string | null;

  /** Null for a document that was added to a case, and once its session is gone. */
  @Column('uuid', { name: 'session_id', nullable: true })
  sessionId!: string | null;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @FileColumn({ name: 'file_key' })
  fileKey!: string;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  /** As the attorney calls it. */
  @Column('text', { nullable: true })
  title!: string | null;

  @Column('text', { transformer: knownColumn(DocumentKind, 'pdf') })
  kind!: DocumentKind;

  @Column('bigint', { transformer: { from: Number, to: (value: number) => value } })
  size!: number;

  /** Place among the documents of its case. */
  @Column('integer')
  position!: number;

  @Column('text', { transformer: knownColumn(DocumentStatus, 'reading') })
  status!: CaseDocument['status'];

  @Column('text', { nullable: true, transformer: knownColumn(DocumentRefusal.nullable(), null) })
  reason!: DocumentRefusal | null;

  @Column('jsonb', { transformer: storableJson })
  pages!: PdfPage[];

  /** Null until it was read. */
  @Column('jsonb', { nullable: true, transformer: storableJson })
  reading!: DocumentReading | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}

/** What was read, with the session that the document belongs to; null when it belongs to none or is not read so far. */
export const readingOfSession = ({ reading, sessionId }: DocumentEntity): PdfReading | null =>
  reading && sessionId ? { sessionTitle: '', ...reading, sessionId } : null;
