import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often a resource was downloaded, by anyone: nothing is kept of who. */
@Entity('resource_download')
export class ResourceDownloadEntity {
  @PrimaryColumn('text', { name: 'resource_id' })
  resourceId!: string;

  @Column('integer')
  downloads!: number;
}
