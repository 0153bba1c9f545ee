import type { ComponentProps } from 'react'
import { Loaded, lazyValue } from '../../../../renderer/engine/lazy'
import { textsOf } from '../../../../renderer/i18n/loadMessages'
import type { ElevationProfile } from '../../../../renderer/map/walks/ElevationProfile'
import { useSession } from '../../session/Session'

/** The code of profiles with its texts, for pages without a block of walks. */
const profileCode = lazyValue(async (locale) => {
  const [{ ElevationProfile }] = await Promise.all([
    import('../../../../renderer/map/walks/ElevationProfile'),
    textsOf('walks').load(locale),
  ])
  return ElevationProfile
})

/** The elevation profile of a walk, for pages without a block of walks. */
export function WalkProfile(props: ComponentProps<typeof ElevationProfile>) {
  const { locale } = useSession()
  return (
    <Loaded value={profileCode} locale={locale}>
      {(ElevationProfile) => <ElevationProfile {...props} />}
    </Loaded>
  )
}
