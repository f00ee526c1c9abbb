import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useLayoutEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { storeApi } from '#application/api/store-api';
import type { ListQuery } from './list-query';

/**
 * Cancels the request of a list when another replaces it: the answer would not be shown, and the
 * server would work for it. A request that is under way when its page closes goes on.
 */
export function useCancelSuperseded({ requestId }: ListQuery): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const last = useRef<string>(undefined);
  // Before the effect that sends the next request.
  useLayoutEffect(() => {
    const superseded = last.current;
    last.current = requestId;
    if (superseded === undefined || superseded === requestId) return;
    const underWay = dispatch(storeApi.util.getRunningQueriesThunk());
    underWay.find((request) => request.requestId === superseded)?.abort();
  }, [dispatch, requestId]);
}
