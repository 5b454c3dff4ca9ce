import { account } from '@lectern/contracts/account';
import type { Output } from '@lectern/contracts/define';
import { gateway } from '@lectern/contracts/gateway';
import { secondFactor } from '@lectern/contracts/second-factor';
import { signIns } from '@lectern/contracts/sign-ins';
import { api } from './api.js';
import { call, type CallInput } from './call.js';

export const accountApi = api.enhanceEndpoints({ addTagTypes: ['SecondFactor', 'SignIns'] }).injectEndpoints({
  endpoints: (build) => ({
    secondFactor: build.query<Output<typeof secondFactor.read>, CallInput<typeof secondFactor.read>>({
      ...call(secondFactor.read),
      providesTags: ['SecondFactor'],
    }),
    turnOnSecondFactor: build.mutation<
      Output<typeof secondFactor.turnOn>,
      CallInput<typeof secondFactor.turnOn>
    >({ ...call(secondFactor.turnOn), invalidatesTags: ['SecondFactor'] }),
    turnOffSecondFactor: build.mutation<
      Output<typeof secondFactor.turnOff>,
      CallInput<typeof secondFactor.turnOff>
    >({ ...call(secondFactor.turnOff), invalidatesTags: ['SecondFactor'] }),
    renewRecoveryCodes: build.mutation<
      Output<typeof secondFactor.renewRecoveryCodes>,
      CallInput<typeof secondFactor.renewRecoveryCodes>
    >({ ...call(secondFactor.renewRecoveryCodes), invalidatesTags: ['SecondFactor'] }),
    allowance: build.query<Output<typeof gateway.readAllowance>, CallInput<typeof gateway.readAllowance>>({
      ...call(gateway.readAllowance),
      keepUnusedDataFor: 0,
    }),
    deleteAccount: build.mutation<Output<typeof account.delete>, CallInput<typeof account.delete>>(
      call(account.delete),
    ),
    listSignIns: build.query<Output<typeof signIns.list>, CallInput<typeof signIns.list>>({
      ...call(signIns.list),
      providesTags: ['SignIns'],
      // Others come and go without a word to this browser.
      keepUnusedDataFor: 0,
    }),
    endSignIn: build.mutation<Output<typeof signIns.end>, CallInput<typeof signIns.end>>({
      ...call(signIns.end),
      invalidatesTags: ['SignIns'],
    }),
    endOtherSignIns: build.mutation<Output<typeof signIns.endOthers>, CallInput<typeof signIns.endOthers>>({
      ...call(signIns.endOthers),
      invalidatesTags: ['SignIns'],
    }),
  }),
});

export const {
  useSecondFactorQuery,
  useTurnOnSecondFactorMutation,
  useTurnOffSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useAllowanceQuery,
  useDeleteAccountMutation,
  useListSignInsQuery,
  useEndSignInMutation,
  useEndOtherSignInsMutation,
} = accountApi;
