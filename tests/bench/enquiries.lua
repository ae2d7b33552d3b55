-- For wrk: every request sends a different enquiry.
local round, count = 0, 0

function init(args) round = args[1] or 0 end

function request()
  count = count + 1
  local sender = string.format("asha%s.%d", round, count)
  local body = string.format(
    '{"name":"Asha Verma","email":"%s@example.in","phone":"98765 43210","companyName":"Verma Clinic","desc":"OTP messages for a clinic in Lucknow, number %s of ours"}',
    sender, sender)
  return wrk.format("POST", nil, { ["Content-Type"] = "application/json" }, body)
end
