import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A promise to take one file from one user. */
@Entity('upload_grant')
export class UploadGrantEntity {
  @PrimaryColumn('text')
  key!: string;

  @Column('text', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'file_type' })
  fileType!: 'audio' | 'pdf';

  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('text', { name: 'content_type' })
  contentType!: string;

  /** Key of the file that came; null while none has. Not named as a key: what nobody claims within a day is swept. */
  @Column('text', { name: 'stored_as', nullable: true })
  storedAs!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
