interface SectionHeadProps {
  title: string
  lead?: string
  tag?: string
}

export function SectionHead({ title, lead, tag }: SectionHeadProps) {
  return (
    <div className="shead">
      <div>
        {tag && <p className="tag mb-3.5">{tag}</p>}
        <h2>{title}</h2>
      </div>
      {lead && <p className="lead">{lead}</p>}
    </div>
  )
}
