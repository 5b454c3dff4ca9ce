import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('user_account')
export class UserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Lower case. */
  @Column('text')
  email!: string;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  /** Salt and verifier; null when SRP was off as the password was set. */
  @Column('bytea', { name: 'sealed_srp', nullable: true })
  sealedSrp!: Buffer | null;

  @Column('text')
  name!: string;

  @Column('text')
  firm!: string;

  @Column('text', { name: 'bar_number' })
  barNumber!: string;

  @Column('text')
  state!: string;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt!: Date;
}
