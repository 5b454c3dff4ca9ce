import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether news arrive by themselves. */
export interface LineState {
  isUp: boolean;
}

const slice = createSlice({
  name: 'line',
  initialState: { isUp: false } as LineState,
  reducers: {
    lineChanged: (_state, { payload }: PayloadAction<boolean>): LineState => ({ isUp: payload }),
  },
});

export const { lineChanged } = slice.actions;
export const lineReducer = slice.reducer;
