import { entryOf } from '#lib/slug.ts'
import type { Parts } from '#upstream/seed/types.ts'

/** How people of a region are called, and what they speak, the most usual first. */
export type Region = { given: Array<string>; family: Array<string>; languages: Array<string> }

/** The same as words in a line. */
type RegionLines = Record<keyof Region, string>

function region<Given extends string, Family extends string, Languages extends string>(
  given: Given,
  family: Family,
  languages: Languages,
) {
  return { given, family, languages }
}

const north = region(
  'Rakesh Sunil Mohit Anil Deepak Manoj Vinod Pradeep Arvind Sanjay Imran Salim Kavita Rekha Poonam Sushma Ajay Dinesh Naresh Irfan Shabana Ramesh Yogesh Nitin Saurabh',
  'Sharma Verma Yadav Gupta Mishra Tiwari Khan Ansari Saxena Chauhan Rawat Pandey Srivastava Tyagi Siddiqui Maurya Kashyap Rastogi',
  'Hindi English Urdu',
)
const punjab = region(
  'Gurpreet Harjit Balwinder Manpreet Jaswinder Sukhdev Amarjeet Kuldeep Navdeep Paramjit Simran Harleen Rajwinder Tarsem Vikram Ashok',
  'Singh Kaur Gill Sidhu Dhillon Sandhu Grewal Bedi Arora Malhotra Chopra Kapoor',
  'Punjabi Hindi English',
)
const hills = region(
  'Tsering Dorji Bhim Pema Karma Mohan Prakash Ramesh Devendra Narendra Kiran Nima Hemlata Suresh',
  'Thakur Negi Bisht Rana Lepcha Bhutia Gurung Tamang Sherpa Chettri Rawat Pradhan',
  'Hindi Nepali English',
)
const kashmir = region(
  'Bashir Farooq Mushtaq Nazir Tariq Javed Showkat Rafiq Shabir Aijaz Rohit Sunita Vijay Ravinder',
  'Bhat Dar Lone Wani Mir Rather Khanday Gupta Raina Sharma Jamwal Koul',
  'Kashmiri Hindi Urdu English',
)
const bengal = region(
  'Subhash Tapan Biswajit Prosenjit Arup Goutam Ranjit Shyamal Mita Sharmila Kakoli Partha Anirban Sheikh Rafikul Debasis Sourav',
  'Das Mondal Ghosh Saha Dutta Bose Sarkar Halder Rahman Banerjee Chatterjee Roy Naskar Paul',
  'Bengali Hindi English',
)
const northeast = region(
  'Bhaskar Pranjal Dhruba Jiten Rupam Tomba Ibomcha Banri Wanbok Kynsai Mridul Hemanta Ritu Biren Samir Nilima',
  'Kalita Bora Saikia Deka Gogoi Singh Meitei Lyngdoh Kharkongor Marak Debbarma Nath Barman',
  'Assamese Hindi English Bengali',
)
const odisha = region(
  'Bijay Prasanta Santosh Manas Sudhir Trilochan Pramod Sarat Jyoti Laxmi Ashok Ranjan Sasmita Umesh',
  'Sahoo Behera Nayak Mohanty Pradhan Das Jena Swain Rout Barik Panda',
  'Odia Hindi English',
)
const east = region(
  'Ranjan Chandan Mukesh Birendra Upendra Santosh Munna Kishor Anita Ram Shambhu Sudhir Nasim Pankaj Lalan',
  'Kumar Prasad Singh Mahto Oraon Munda Paswan Sinha Jha Thakur Alam Sahu Verma Dubey',
  'Hindi Bhojpuri English',
)
const gujarat = region(
  'Jignesh Hitesh Bharat Kalpesh Nilesh Mehul Paresh Chirag Rajesh Vipul Hansa Daxa Bhavin Iqbal Ketan Mukesh',
  'Patel Shah Prajapati Solanki Parmar Makwana Panchal Vaghela Mistry Desai Rathod Mansuri',
  'Gujarati Hindi English',
)
const rajasthan = region(
  'Bhanwar Mahendra Gopal Kailash Hemant Ratan Shyam Om Laxman Devi Rajendra Jagdish Suresh Salma Govind',
  'Saini Kumawat Jangid Meena Rathore Shekhawat Choudhary Suthar Gurjar Soni Khan Bairwa',
  'Hindi Marwari English',
)
const central = region(
  'Rajkumar Santosh Jitendra Hariom Brijesh Vishal Dharmendra Kamal Seema Naveen Bhupendra Aslam Rohit Lokesh',
  'Patidar Malviya Verma Sahu Dubey Raghuwanshi Chouhan Kushwaha Lodhi Qureshi Baghel Netam',
  'Hindi English Chhattisgarhi',
)
const maharashtra = region(
  'Santosh Ganesh Prakash Vilas Sachin Mahendra Dattatray Rajendra Sunita Vaishali Manisha Nandu Ashok Imtiyaz Sandip Kiran Vasant Anthony',
  'Jadhav Pawar Shinde More Gaikwad Kamble Patil Deshmukh Sawant Shaikh Chavan Kulkarni Bhosale Dsouza Salunkhe Thorat',
  'Marathi Hindi English',
)
const goa = region(
  'Anthony Francisco Sandeep Pradip Joaquim Rosario Shivanand Vassudev Maria Dilip Agnelo Prashant',
  'Naik Fernandes Gaonkar Dias Kamat Pereira Parab Shirodkar Rodrigues Salgaonkar',
  'Konkani Marathi English Hindi',
)
const karnataka = region(
  'Manjunath Raghavendra Shivakumar Nagaraj Basavaraj Prakash Girish Lokesh Savitha Umesh Mahesh Ravi Naveed Chandrashekar Sathish Venkatesh',
  'Gowda Shetty Hegde Patil Naik Reddy Rao Acharya Poojary Hiremath Kulkarni Pasha Murthy Swamy',
  'Kannada English Hindi Telugu',
)
const telugu = region(
  'Srinivas Venkatesh Ramesh Narsimha Raju Mallesh Suresh Lakshmi Prasad Nageswara Kondal Yadagiri Ismail Sandhya Ravi Krishna Satyam',
  'Reddy Rao Goud Naidu Varma Chary Yadav Sharma Babu Mohammed Kumar Setty Kolli Bandaru',
  'Telugu English Hindi Urdu',
)
const tamil = region(
  'Murugan Selvam Karthik Senthil Kumaran Prabhu Saravanan Mani Lakshmi Arumugam Bala Ganesan Vijayan Kalaivani Anbu Jeyaraj Syed Dinesh',
  'Krishnan Raman Pandian Subramaniam Velu Natarajan Rajendran Perumal Ibrahim Chelladurai Kannan Ramasamy Iyer Antony',
  'Tamil English Telugu',
)
const kerala = region(
  'Biju Shaji Sajeev Anil Rajesh Suresh Joby Sindhu Manoj Ashraf Vinod Baiju Shibu Abdul Sunil Thomas Preetha Jose',
  'Nair Menon Kurian Varghese Pillai Thomas Mathew Nambiar Kutty Rahim Joseph Das George Panicker',
  'Malayalam English Hindi Tamil',
)

/** By the id of a state; where none is named, the north's. */
const byState = {
  maharashtra,
  goa,
  karnataka,
  kerala,
  gujarat,
  rajasthan,
  odisha,
  telangana: telugu,
  'andhra-pradesh': telugu,
  'tamil-nadu': tamil,
  puducherry: tamil,
  'west-bengal': bengal,
  tripura: bengal,
  assam: northeast,
  meghalaya: northeast,
  manipur: northeast,
  sikkim: hills,
  'himachal-pradesh': hills,
  uttarakhand: hills,
  'jammu-and-kashmir': kashmir,
  punjab,
  chandigarh: punjab,
  bihar: east,
  jharkhand: east,
  'madhya-pradesh': central,
  chhattisgarh: central,
} satisfies Record<string, RegionLines>

type AnyRegion = typeof north | (typeof byState)[keyof typeof byState]
export type GivenName = Parts<AnyRegion['given'], ' '>
export type FamilyName = Parts<AnyRegion['family'], ' '>
export type LanguageName = Parts<AnyRegion['languages'], ' '>

export function regionOf(stateId: string): Region {
  const { given, family, languages } = entryOf<RegionLines>(byState, stateId) ?? north
  return { given: given.split(' '), family: family.split(' '), languages: languages.split(' ') }
}
