import { randomUUID } from 'node:crypto';
import type { Input, Output } from '@lectern/contracts/define';
import { identity, userSignedUp } from '@lectern/contracts/identity';
import { Database } from '@lectern/platform/database/database';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { Codes } from '../code/codes.js';
import { Passwords } from '../password/passwords.js';
import { GivenAnswers } from '../pool/given-answers.js';
import { PoolConfig } from '../pool/pool-config.js';
import { refusal } from '../pool/pool-refusal.js';
import { type PersonalAttributes, readAttributes } from '../user/user-attributes.rules.js';
import { UserEntity } from '../user/user.entity.js';

type Operation = typeof identity.signUp;

interface NewAccount {
  email: string;
  password: string;
  values: PersonalAttributes;
}

const Email = z.email().max(254);

@Controller()
export class SignUp {
  constructor(
    private readonly database: Database,
    private readonly pool: PoolConfig,
    private readonly passwords: Passwords,
    private readonly codes: Codes,
    private readonly answers: GivenAnswers,
  ) {}

  @Handles(identity.signUp)
  handle(input: Input<Operation>): Promise<Output<Operation>> {
    this.pool.assertClient(input.ClientId);
    return this.answers.once('SignUp', input, async (remember) => {
      const { email, password, values } = this.read(input);
      const id = randomUUID();
      const kept = await this.passwords.prepare(id, email, password);
      return this.database.transaction(async (tx) => {
        // Who cannot read an address must not keep it from its owner: a name that was never confirmed is free after a day.
        await tx.manager.query(
          `delete from user_account where email = $1 and confirmed_at is null and created_at < now() - interval '1 day'`,
          [email],
        );
        const now = new Date();
        const user = tx.manager.create(UserEntity, {
          id,
          email,
          name: '',
          firm: '',
          barNumber: '',
          state: '',
          ...values,
          ...kept,
          confirmedAt: null,
          createdAt: now,
          updatedAt: now,
        });
        const { raw } = await tx.manager
          .createQueryBuilder()
          .insert()
          .into(UserEntity)
          .values(user)
          .orIgnore()
          .returning('id')
          .execute();
        if ((raw as unknown[]).length === 0) throw refusal('UsernameExistsException', 'User already exists');
        const delivery = await this.codes.issue(tx, { name: email, user, subject: id }, 'sign-up');
        await tx.publish(userSignedUp, { userId: id });
        return remember(tx, { UserSub: id, UserConfirmed: false, CodeDeliveryDetails: delivery });
      });
    });
  }

  private read({ Username, Password, UserAttributes }: Input<Operation>): NewAccount {
    const email = Email.safeParse(Username.trim().toLowerCase());
    if (!email.success) throw refusal('InvalidParameterException', 'Username should be an email.');
    // The client does not insist on a password, because some pools have none.
    if (Password === undefined || Password === '')
      throw refusal('InvalidParameterException', 'Missing required parameter: Password');
    const attributes = readAttributes(UserAttributes ?? []);
    if ('problem' in attributes) throw refusal('InvalidParameterException', attributes.problem);
    if (attributes.email !== undefined && attributes.email !== email.data)
      throw refusal('InvalidParameterException', 'The email attribute must be the username.');
    return { email: email.data, password: Password, values: attributes.values };
  }
}
