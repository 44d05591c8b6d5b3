import ipaddr from "ipaddr.js";

/**
 * The /24 of an IPv4 address or the /48 of an IPv6 address, which one provider assigns, because a single client may
 * have many addresses. Any other text is returned as it is.
 */
export function wideNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  const [range, length] = parsed.kind() === "ipv4" ? [ipaddr.IPv4, 24] : [ipaddr.IPv6, 48];
  return range.networkAddressFromCIDR(`${parsed}/${length}`).toString();
}

/**
 * The network for which requests of an address are counted: the /64 of an IPv6 address, because one household receives
 * a whole /64, and an IPv4 address itself. Any other text is returned as it is.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const ipv6 = ipaddr.IPv6.parse(address);
  if (ipv6.isIPv4MappedAddress()) return ipv6.toIPv4Address().toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${ipv6}/64`).toString();
}
