import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in: every token that descends from it, and the count of its refresh tokens. */
@Entity('token_family')
export class TokenFamilyEntity {
  @PrimaryColumn('uuid', { name: 'origin_jti' })
  originJti!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'client_id' })
  clientId!: string;

  /** Enters every refresh token, so that neither the database nor the secret alone can make one. */
  @Column('bytea')
  nonce!: Buffer;

  /** Number of the newest refresh token. */
  @Column('integer')
  generation!: number;

  @Column('timestamptz', { name: 'rotated_at', nullable: true })
  rotatedAt!: Date | null;

  @Column('timestamptz', { name: 'signed_in_at' })
  signedInAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;

  /** What the browser called itself; empty once the sign-in has ended. */
  @Column('text')
  agent!: string;

  @Column('text')
  address!: string;
}
