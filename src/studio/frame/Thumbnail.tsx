import type { Fixture } from '../fixtures/Fixture'
import { useLanguage } from '../gallery/LanguageContext'
import { useSettings } from '../settings/useSettings'
import { Miniature } from './Miniature'

/** A fixture in the list of all, in the theme and colours of the moment. */
export function Thumbnail({ fixture }: { fixture: Fixture }) {
  const { language } = useLanguage()
  const [settings] = useSettings()
  return <Miniature state={{ settings, fixture: fixture.id, language, centred: true }} width={480} height={176} />
}
