import type { AccountTables } from '../../db/tables/AccountTables'
import { deleteExpiredSessions } from '../../identity/deleteExpiredSessions'
import type { Area, Tracked } from '../Area'
import { accountMailJob } from './accountMails'
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
  } satisfies Tracked<AccountTables>,
  jobs: (context) => ({ 'account-mail': accountMailJob(context) }),
  deleteExpired: ({ db, now }) => deleteExpiredSessions(db, now()),
} satisfies Area
