import { randomUUID } from 'node:crypto';
import type { Input, Output } from '@lectern/contracts/define';
import { identity, userDeleted, userSignedUp } from '@lectern/contracts/identity';
import { Database } from '@lectern/platform/database/database';
import type { Transaction } from '@lectern/platform/database/transaction';
import { Handles } from '@lectern/platform/messaging/handles';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { Codes } from '../code/codes.js';
import { type KeptPassword, Passwords } from '../password/passwords.js';
import { GivenAnswers } from '../pool/given-answers.js';
import { PoolConfig } from '../pool/pool-config.js';
import { refusal } from '../pool/pool-refusal.js';
import { type PersonalAttributes, readAttributes } from '../user/user-attributes.rules.js';
import { UserEntity } from '../user/user.entity.js';
import { Users } from '../user/users.js';

type Operation = typeof identity.signUp;

interface NewAccount {
  email: string;
  password: string;
  values: PersonalAttributes;
}

const Email = z.email().max(254);

@Controller()
export class SignUp {
  // oxlint-disable-next-line eslint/max-params -- what a sign-up touches: the name, the password, the code, the answer
  constructor(
    private readonly database: Database,
    private readonly pool: PoolConfig,
    private readonly passwords: Passwords,
    private readonly users: Users,
    private readonly codes: Codes,
    private readonly answers: GivenAnswers,
  ) {}

  /** Who has an account already is told by mail; the caller sees the same as anybody. */
  @Handles(identity.signUp)
  handle(input: Input<Operation>): Promise<Output<Operation>> {
    this.pool.assertClient(input.ClientId);
    return this.answers.once('SignUp', input, async (remember) => {
      const { email, password, values } = this.read(input);
      const id = randomUUID();
      const kept = await this.passwords.prepare(id, { email, ...values }, password);
      return this.database.transaction(async (tx) => {
        await this.codes.takePermit(tx, email);
        const before = await tx.manager.findOneBy(UserEntity, { email });
        const user =
          before !== null && before.confirmedAt !== null
            ? before
            : await this.create(tx, before, { id, email, ...values, ...kept });
        const delivery = await this.codes.replace(tx, { name: email, user, subject: user.id }, 'sign-up');
        return remember(tx, { UserSub: id, UserConfirmed: false, CodeDeliveryDetails: delivery });
      });
    });
  }

  /** Who cannot read an address must not keep it from its owner: an account that was never confirmed gives way. */
  private async create(
    tx: Transaction,
    before: UserEntity | null,
    account: PersonalAttributes & KeptPassword & Pick<UserEntity, 'id' | 'email'>,
  ): Promise<UserEntity> {
    if (before !== null) {
      await this.users.remove(tx.manager, before.id);
      await tx.publish(userDeleted, { userId: before.id });
    }
    const now = new Date();
    const nothingSaid = { name: '', firm: '', barNumber: '', state: '' };
    const user = tx.manager.create(UserEntity, {
      ...nothingSaid,
      ...account,
      confirmedAt: null,
      createdAt: now,
      updatedAt: now,
    });
    await tx.manager.insert(UserEntity, user);
    await tx.publish(userSignedUp, { userId: user.id });
    return user;
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
