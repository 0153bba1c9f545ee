import { useEffect, useState } from 'react'
import { EmptyMessage } from '../../../../../renderer/parts/EmptyMessage'
import { ErrorText } from '../../../../../renderer/parts/ErrorText'
import { useHash } from '../../../location/useHash'
import { useSession } from '../../../session/Session'
import { WhereAmI } from '../rescue/WhereAmI'
import type { OfflineWalk } from '../store/OfflineWalk'
import { readStoredWalk } from '../store/walkStore'
import { OfflineWalkList } from './OfflineWalkList'
import { OfflineWalkReader } from './OfflineWalkReader'

/**
 * Shows what the hash names: an offline walk or the visitor's position; by default the list of offline walks. Reads
 * only the device.
 */
export function OfflineScreen() {
  const [target = ''] = useHash().split('/')
  if (target === 'ou-suis-je') return <WhereAmI />
  return target ? <StoredWalk key={target} uid={target} /> : <OfflineWalkList />
}

function StoredWalk({ uid }: { uid: string }) {
  const { portal, shellText: text } = useSession()
  const [stored, setStored] = useState<OfflineWalk | 'newer' | 'missing'>()
  useEffect(() => {
    readStoredWalk(portal.cardName, uid).then(
      (walk) => setStored(walk ?? 'missing'),
      () => setStored('missing'),
    )
  }, [portal.cardName, uid])
  if (typeof stored === 'object') return <OfflineWalkReader walk={stored} />
  if (stored === 'newer') return <ErrorText>{text('take.newer')}</ErrorText>
  if (stored === undefined) return null
  return (
    <>
      <EmptyMessage title={text('take.notHere')} text={text('take.notHereText')} />
      <OfflineWalkList />
    </>
  )
}
