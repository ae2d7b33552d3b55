import type { ComponentType } from 'react'

import { AccountLadder } from './account-ladder'
import { AdFormats } from './ad-formats'
import { AgentRow } from './agent-row'
import { AndroidPhone } from './android-phone'
import { AutoAttendant } from './auto-attendant'
import { BroadcastFlow } from './broadcast-flow'
import { BulkSms } from './bulk-sms'
import { BumperBar } from './bumper-bar'
import { CallMasking } from './call-masking'
import { Careers } from './careers'
import { CarouselCards } from './carousel-cards'
import { ChatMarketing } from './chat-marketing'
import { CloudHero } from './cloud-hero'
import { CountryCodes } from './country-codes'
import { EmptyTray } from './empty-tray'
import { ExtensionsRow } from './extensions-row'
import { FullStackRows } from './full-stack-rows'
import { HomeHub } from './home-hub'
import { Inmail } from './inmail'
import { IosPhone } from './ios-phone'
import { IvrTree } from './ivr-tree'
import { KeywordAuction } from './keyword-auction'
import { LeadFormRow } from './lead-form-row'
import { LeadGen } from './lead-gen'
import { LoginLoop } from './login-loop'
import { LostPacket } from './lost-packet'
import { MapArt } from './map-art'
import { MarketingGrid } from './marketing-grid'
import { MissedCall } from './missed-call'
import { PayFlow } from './pay-flow'
import { PhotoGrid } from './photo-grid'
import { PolicyPage } from './policy-page'
import { QuickReplies } from './quick-replies'
import { ReelStrip } from './reel-strip'
import { ReplyDesk } from './reply-desk'
import { ReplyPair } from './reply-pair'
import { RouteLanes } from './route-lanes'
import { ScheduleRow } from './schedule-row'
import { SearchAds } from './search-ads'
import { SocialAd } from './social-ad'
import { SpotAnalytics } from './spot-analytics'
import { SpotBackup } from './spot-backup'
import { SpotCloud } from './spot-cloud'
import { SpotContainers } from './spot-containers'
import { SpotCustomSoftware } from './spot-custom-software'
import { SpotEdge } from './spot-edge'
import { SpotMigrate } from './spot-migrate'
import { SpotMobileApp } from './spot-mobile-app'
import { SpotSecure } from './spot-secure'
import { SpotWeb } from './spot-web'
import { StoryRing } from './story-ring'
import { Thread } from './thread'
import { Timeline } from './timeline'
import { VideoAds } from './video-ads'
import { VoiceCall } from './voice-call'
import { WatchCurve } from './watch-curve'
import { WebDev } from './web-dev'

/** Every illustration of the site. Those that show the logo mark take the company's first letter. */
export type SceneName =
  | 'home-hub'
  | 'timeline'
  | 'marketing-grid'
  | 'careers'
  | 'policy-page'
  | 'login-loop'
  | 'cloud-hero'
  | 'web-dev'
  | 'android-phone'
  | 'ios-phone'
  | 'pay-flow'
  | 'full-stack-rows'
  | 'bulk-sms'
  | 'voice-call'
  | 'chat-marketing'
  | 'ivr-tree'
  | 'social-ad'
  | 'photo-grid'
  | 'thread'
  | 'lead-gen'
  | 'search-ads'
  | 'video-ads'
  | 'route-lanes'
  | 'call-masking'
  | 'broadcast-flow'
  | 'auto-attendant'
  | 'ad-formats'
  | 'reel-strip'
  | 'reply-desk'
  | 'account-ladder'
  | 'keyword-auction'
  | 'watch-curve'
  | 'reply-pair'
  | 'country-codes'
  | 'missed-call'
  | 'quick-replies'
  | 'agent-row'
  | 'carousel-cards'
  | 'story-ring'
  | 'schedule-row'
  | 'inmail'
  | 'extensions-row'
  | 'bumper-bar'
  | 'lead-form-row'
  | 'map-art'
  | 'empty-tray'
  | 'lost-packet'
  | 'spot-migrate'
  | 'spot-backup'
  | 'spot-secure'
  | 'spot-containers'
  | 'spot-analytics'
  | 'spot-edge'
  | 'spot-custom-software'
  | 'spot-cloud'
  | 'spot-mobile-app'
  | 'spot-web'

type SceneComponent = ComponentType<{ letter?: string }>

export const scenes = {
  // Pages
  'home-hub': HomeHub,
  timeline: Timeline,
  'marketing-grid': MarketingGrid,
  careers: Careers,
  'policy-page': PolicyPage,
  'login-loop': LoginLoop,
  'cloud-hero': CloudHero,
  // Web development
  'web-dev': WebDev,
  'android-phone': AndroidPhone,
  'ios-phone': IosPhone,
  'pay-flow': PayFlow,
  'full-stack-rows': FullStackRows,
  // Service pages
  'bulk-sms': BulkSms,
  'voice-call': VoiceCall,
  'chat-marketing': ChatMarketing,
  'ivr-tree': IvrTree,
  'social-ad': SocialAd,
  'photo-grid': PhotoGrid,
  thread: Thread,
  'lead-gen': LeadGen,
  'search-ads': SearchAds,
  'video-ads': VideoAds,
  // Bento vignettes
  'route-lanes': RouteLanes,
  'call-masking': CallMasking,
  'broadcast-flow': BroadcastFlow,
  'auto-attendant': AutoAttendant,
  'ad-formats': AdFormats,
  'reel-strip': ReelStrip,
  'reply-desk': ReplyDesk,
  'account-ladder': AccountLadder,
  'keyword-auction': KeywordAuction,
  'watch-curve': WatchCurve,
  // Small bento cells
  'reply-pair': ReplyPair,
  'country-codes': CountryCodes,
  'missed-call': MissedCall,
  'quick-replies': QuickReplies,
  'agent-row': AgentRow,
  'carousel-cards': CarouselCards,
  'story-ring': StoryRing,
  'schedule-row': ScheduleRow,
  inmail: Inmail,
  'extensions-row': ExtensionsRow,
  'bumper-bar': BumperBar,
  'lead-form-row': LeadFormRow,
  // Places and states
  'map-art': MapArt,
  'empty-tray': EmptyTray,
  'lost-packet': LostPacket,
  // Spots
  'spot-migrate': SpotMigrate,
  'spot-backup': SpotBackup,
  'spot-secure': SpotSecure,
  'spot-containers': SpotContainers,
  'spot-analytics': SpotAnalytics,
  'spot-edge': SpotEdge,
  'spot-custom-software': SpotCustomSoftware,
  'spot-cloud': SpotCloud,
  'spot-mobile-app': SpotMobileApp,
  'spot-web': SpotWeb,
} satisfies Record<SceneName, SceneComponent>
