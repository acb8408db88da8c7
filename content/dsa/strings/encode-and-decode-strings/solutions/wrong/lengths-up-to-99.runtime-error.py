class Codec:
    def encode(self, strs):
        return ''.join('%02d' % len(s) + s for s in strs)

    def decode(self, s):
        result = []
        while s:
            n = int(s[:2])
            result.append(s[2:2 + n])
            s = s[2 + n:]
        return result
