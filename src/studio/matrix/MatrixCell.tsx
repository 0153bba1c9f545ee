import { Link } from 'wouter'
import type { Fixture } from '../fixtures/Fixture'
import { Miniature } from '../frame/Miniature'
import { useLanguage } from '../gallery/LanguageContext'
import { fixtureAddress } from '../settings/addresses'
import type { Settings } from '../settings/Settings'
import styles from './Matrix.module.css'

/** Height a drawing may have at most, in CSS pixels. */
const most = 320
/** Stands for all the room there is, which nothing small has. */
const widest = 1280

/** A fixture with these settings, drawn small; it leads to where it is drawn whole. */
export function MatrixCell({ fixture, name, settings }: { fixture: Fixture; name: string; settings: Settings }) {
  const { language } = useLanguage()
  const width = settings.width === 'full' ? widest : Number(settings.width)
  return (
    <div className={styles.card}>
      <Miniature state={{ settings, fixture: fixture.id, language }} width={width} height={{ most }} />
      <Link className={styles.link} href={fixtureAddress(fixture, settings)} aria-label={name} />
    </div>
  )
}
