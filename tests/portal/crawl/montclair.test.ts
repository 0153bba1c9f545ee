import { townOf } from '../../e2e/towns'
import { testLinksOf } from './testLinksOf'

testLinksOf(townOf('montclair'), 'fr')
