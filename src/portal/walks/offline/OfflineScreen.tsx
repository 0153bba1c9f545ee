import { useEffect, useState } from 'react'
import { EmptyMessage } from '../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../renderer/parts/ErrorText'
import { useSession } from '../../session/Session'
import { WhereAmI } from '../rescue/WhereAmI'
import type { TakenWalk } from '../store/TakenWalk'
import { readStoredWalk } from '../store/walkStore'
import { TakenList } from './TakenList'
import { TakenWalkReader } from './TakenWalkReader'
import { useHash } from './useHash'

/** What the hash names: a stored walk, the position of the visitor, or else the list of stored walks. Reads the device only. */
export function OfflineScreen() {
  const [place = ''] = useHash().split('/')
  if (place === 'ou-suis-je') return <WhereAmI />
  return place ? <StoredWalk key={place} uid={place} /> : <TakenList />
}

function StoredWalk({ uid }: { uid: string }) {
  const { portal, shellText: text } = useSession()
  const [found, setFound] = useState<TakenWalk | 'newer' | 'missing'>()
  useEffect(() => {
    readStoredWalk(portal.cardName, uid).then(
      (walk) => setFound(walk ?? 'missing'),
      () => setFound('missing'),
    )
  }, [portal.cardName, uid])
  if (typeof found === 'object') return <TakenWalkReader walk={found} />
  if (found === 'newer') return <ErrorText>{text('take.newer')}</ErrorText>
  if (found === undefined) return null
  return (
    <>
      <EmptyMessage title={text('take.notHere')} text={text('take.notHereText')} />
      <TakenList />
    </>
  )
}
