import type { Area } from '../call/Area'
import { readAccountPicture } from './accountPicture'
import { exportAccount } from './exportAccount'
import { deleteAccount, forgetVisitor, readAccount, updateAccount } from './profile'
import { confirmAddress, createAccount, requestPasswordReset, resendConfirmation } from './registration'
import { resetPassword, resetPasswordByCode } from './resetPassword'
import { restoreAddress } from './restoreAddress'
import { endOtherSessions, endSession, listSessions } from './sessionList'
import { createTokens, revokeToken } from './tokens'

export const accounts = {
  service: 'login',
  handlers: {
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
  },
  bodyLimits: { updateAccount: 8 * 1024 * 1024 },
  tables: {
    account: 'untracked',
    account_picture: 'untracked',
    account_session: 'untracked',
    account_token: 'untracked',
    account_request: 'untracked',
    account_request_key: 'untracked',
  },
} satisfies Area
