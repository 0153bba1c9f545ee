import { readAccountPicture } from './accountPicture'
import { exportAccount } from './exportAccount'
import { deleteAccount, forgetVisitor, readAccount, updateAccount } from './profile'
import { confirmAddress, createAccount, requestPasswordReset, resendConfirmation } from './registration'
import { resetPassword, resetPasswordByCode } from './resetPassword'
import { restoreAddress } from './restoreAddress'
import { endOtherSessions, endSession, listSessions } from './sessionList'
import { createTokens, revokeToken } from './tokens'

export const accountHandlers = {
  confirmAddress,
  createAccount,
  createTokens,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  forgetVisitor,
  listSessions,
  readAccount,
  readAccountPicture,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  resetPasswordByCode,
  restoreAddress,
  revokeToken,
  updateAccount,
}
