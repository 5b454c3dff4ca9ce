import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in attorney, as the token describes them. */
export interface User {
  sub: string;
  email: string;
  name: string | null;
  firm: string | null;
  barNumber: string | null;
  state: string | null;
}

export interface AuthState {
  /** `unavailable`: whether somebody is signed in cannot be told, because the installation does not answer. */
  status: 'loading' | 'authenticated' | 'unauthenticated' | 'unavailable';
  user: User | null;
  /** The user asked to leave; the landing page says that it worked. */
  signedOut?: boolean;
  /** They asked for their account to be deleted, and it is. */
  deleted?: boolean;
  /** Nobody asked to leave: the sign-in ended by itself, in the middle of something. */
  expired?: boolean;
}

const initialState: AuthState = { status: 'loading', user: null };

const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<User>): AuthState => ({
      status: 'authenticated',
      user: payload,
    }),
    signInEnded: (state): AuthState => ({
      status: 'unauthenticated',
      user: null,
      // Several calls are refused at once; the first tells that somebody was signed in.
      // A call that was on its way when somebody left does not change why they left.
      ...(state.signedOut === true && { signedOut: true }),
      ...(state.deleted === true && { deleted: true }),
      ...((state.user !== null || state.expired === true) && { expired: true }),
    }),
    signedOut: (): AuthState => ({ status: 'unauthenticated', user: null, signedOut: true }),
    accountDeleted: (): AuthState => ({
      status: 'unauthenticated',
      user: null,
      signedOut: true,
      deleted: true,
    }),
    signInUnknown: (): AuthState => ({ status: 'unavailable', user: null }),
    signInLoading: (): AuthState => initialState,
  },
});

export const authReducer = authSlice.reducer;
export const { accountDeleted, signedIn, signInEnded, signedOut, signInUnknown, signInLoading } =
  authSlice.actions;
