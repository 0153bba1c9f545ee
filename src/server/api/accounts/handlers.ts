import { ApiFailure } from '../../http/ApiFailure'

async function refuseUnfinished(): Promise<never> {
  throw new ApiFailure(501, 'unavailable', 'The server does not keep accounts yet.')
}

export const accountHandlers = {
  createTokens: refuseUnfinished,
  revokeToken: refuseUnfinished,
  createAccount: refuseUnfinished,
  confirmAddress: refuseUnfinished,
  resendConfirmation: refuseUnfinished,
  requestPasswordReset: refuseUnfinished,
  readAccount: refuseUnfinished,
  listSessions: refuseUnfinished,
  endOtherSessions: refuseUnfinished,
  endSession: refuseUnfinished,
  exportAccount: refuseUnfinished,
  readAccountPicture: refuseUnfinished,
  updateAccount: refuseUnfinished,
  deleteAccount: refuseUnfinished,
  resetPassword: refuseUnfinished,
}
