import { Dots, Packet, Scene } from './parts'

export function EmptyTray() {
  return (
    <Scene w={240} h={160} kind="spot">
      <Dots x={30} y={4} w={180} h={40} gap={20} />
      <path className="sk" d="M40 92l22-40h116l22 40v36H40z" />
      <path className="st-ln no" d="M40 92l22-40h116l22 40" />
      <path
        className="sf st-ln"
        d="M40 92h44l10 18h52l10-18h44v36a12 12 0 0 1-12 12H52a12 12 0 0 1-12-12z"
      />
      <Packet x={108} y={44} size={24} tilt={14} />
      <Packet x={148} y={24} fill="at" tilt={-20} />
      <Packet x={80} y={28} size={10} fill="mu" tilt={30} />
    </Scene>
  )
}
