import type { PageForm, PagePost } from '../../../../schemas/door'
import { reportPath } from '../../../../schemas/routes/pagePaths'
import { listProblems, textOf } from '../../forms/ListChange'
import { followCall, type Wish } from './reading/followCall'

/** What the pressed button asks; undefined for a form that asks neither. */
function wishOf(post: PagePost): Wish | undefined {
  const wish = textOf(post, 'wish')
  return wish === 'follow' || wish === 'unfollow' ? wish : undefined
}

const reportOf = ({ query }: PagePost): string => query.get('report') ?? ''

/** The forms of reports that are read, by path. */
export const followForms: Readonly<Record<string, PageForm>> = {
  '/signalement/suivre': {
    name: 'follow-report',
    kind: 'list',
    call(post) {
      const wish = wishOf(post)
      // Follows belong to accounts, which get the mails about them.
      return wish && reportOf(post) && post.isSignedIn ? followCall(reportOf(post), wish) : undefined
    },
    target: (post) => `${reportPath(reportOf(post))}?done=${wishOf(post) === 'follow' ? 'followed' : 'unfollowed'}`,
    problems: (refusal) => listProblems(refusal),
  },
  '/signalement/ne-plus-suivre': {
    name: 'unfollow-report',
    kind: 'list',
    call({ query }) {
      const [uid, code] = [query.get('uid'), query.get('code')]
      return uid && code ? followCall(uid, 'unfollow', code) : undefined
    },
    target: ({ query }) => `${reportPath(query.get('uid') ?? '')}?done=unfollowed`,
    unsubscribes: { list: 'reports' },
    problems: (refusal) => listProblems(refusal),
  },
}
